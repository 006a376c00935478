# Standing orders: what a table answers in somebody's name.
client-orders-text = Standing orders answer for you, even while you are away. Only you see them: the table takes its time, so that nobody can tell an order’s answer from yours.
client-orders-none = No standing orders can be given right now.
client-orders-kind = Order
client-orders-give = Give this order
client-orders-withdraw = Withdraw
client-orders-made = { $count ->
    [one] Moved for you once.
   *[other] Moved for you { $count } times.
}
client-orders-done = Carried out.
client-orders-expired = Expired.
client-orders-void = No longer possible, so you will be asked.
client-orders-undone = Withdrawn, because a move was taken back.
client-orders-lost = The connection was lost. Check whether the order stands, and try again.
